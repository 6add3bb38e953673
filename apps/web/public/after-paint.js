// Loads the code of a server-rendered page after its first paint, because the page is readable without it.
;(() => {
  const { entry, preload } = document.currentScript.dataset
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // The entry would ask for the code of its screen only once it runs.
    for (const href of preload.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    import(entry)
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A background tab never paints.
  setTimeout(start, 2000)

  // Repeats a click on a button whose code was not yet loaded.
  let pressed
  const keep = (event) => {
    pressed = event.target.closest('button') ?? pressed
    if (pressed?.contains(event.target)) event.preventDefault()
  }
  document.addEventListener('click', keep, true)
  const replay = () => {
    document.removeEventListener('click', keep, true)
    // The first render after this one makes a waiting button one that submits. Some buttons answer the press itself.
    setTimeout(() => {
      pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      pressed?.click()
    })
  }
  document.addEventListener('taken-over', replay, { once: true })
})()
