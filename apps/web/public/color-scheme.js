// Runs before the first paint, as a file of its own: the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('thant.theme') ?? theme
    language = localStorage.getItem('thant.language') ?? language
  } catch {
    // Storage may be forbidden; the system's scheme and English are shown then.
  }
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  // A page that came filled says itself in which language.
  if (root.dataset.rendered === undefined) root.lang = language === 'my' ? 'my' : 'en'
})()
