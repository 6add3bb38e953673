// A public page can be read as it came: its code loads once it is painted, so that it holds nothing up.
;(() => {
  const { entry } = document.currentScript.dataset
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    import(entry)
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A tab in the background paints nothing.
  setTimeout(start, 2000)
})()
