/** A weighbridge's slip. All loads share it, so it shows no weights, which are those of the load. */
export const slipDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640">
  <rect width="480" height="640" fill="#F7F8F6"/><rect x="40" y="40" width="400" height="560" fill="#FFFFFF"
  stroke="#123D2C" stroke-width="3"/><path d="M100 150h280M150 150l-40 60h80ZM330 150l-40 60h80ZM240 110v100M200 210h80"
  fill="none" stroke="#12694A" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>
  <g fill="#CFE3D6"><path d="M80 270h320v18H80Z"/><path d="M80 320h150v14H80Zm190 0h130v14H270Z"/>
  <path d="M80 370h150v14H80Zm190 0h130v14H270Z"/><path d="M80 420h150v14H80Zm190 0h130v14H270Z"/></g>
  <path d="M80 530c30-40 44-40 40-8s26-22 40-18 8 22 60 6" fill="none" stroke="#1D57A5" stroke-width="5"
  stroke-linecap="round"/><path d="M80 550h200" stroke="#123D2C" stroke-width="2"/></svg>`
