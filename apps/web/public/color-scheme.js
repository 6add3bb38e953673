// A separate file runs before the first paint, because inline scripts are forbidden.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('thant.theme') ?? theme
    language = localStorage.getItem('thant.language') ?? language
  } catch {
    // Storage may be forbidden.
  }
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  // A rendered page has its language.
  if (root.dataset.rendered === undefined) root.lang = language === 'my' ? 'my' : 'en'
})()
