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

  // A button pressed before its code is there does its work once it is.
  let pressed
  const keep = (event) => {
    pressed = event.target.closest('button') ?? pressed
    if (pressed?.contains(event.target)) event.preventDefault()
  }
  document.addEventListener('click', keep, true)
  const replay = () => {
    document.removeEventListener('click', keep, true)
    pressed?.click()
  }
  document.addEventListener('taken-over', replay, { once: true })
})()
