/** What a driver photographed: a wall, a gate and what stands in front of it, by turns full or emptied. */
export function drawGate(number: number): string {
  const isFull = number % 2 === 0
  const wall = number % 3 === 0 ? '#D8C9AE' : '#CFD8D2'
  const bags = isFull
    ? '<path d="M236 360c-8-60 70-60 64 0ZM292 362c-6-46 58-46 52 0Z" fill="#1B1F1C"/>'
    : '<path d="M236 362h110" stroke="#8A8F88" stroke-width="6"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 400" width="480" height="400">
    <rect width="480" height="400" fill="#DDE9EF"/><rect y="110" width="480" height="190" fill="${wall}"/>
    <rect y="300" width="480" height="100" fill="#B9B4A8"/><rect x="40" y="90" width="150" height="210" fill="#5B6B63"/>
    <path d="M65 90v210m25-210v210m25-210v210m25-210v210m25-210v210" stroke="#3C4A43" stroke-width="5"/>
    <path d="M376 250h78l-8 112h-62Z" fill="#12694A"/><path d="M370 250l6-16h78l6 16Z" fill="#1D57A5"/>${bags}</svg>`
}
