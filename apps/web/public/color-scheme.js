// Must run before the first paint, and in a separate file, because the content security policy forbids inline scripts.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('thant.theme') ?? theme
    language = localStorage.getItem('thant.language') ?? language
  } catch {
    // Storage may be forbidden; the system's scheme and English apply then.
  }
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  // A server-rendered page already has its language.
  if (root.dataset.rendered === undefined) root.lang = language === 'my' ? 'my' : 'en'
})()
