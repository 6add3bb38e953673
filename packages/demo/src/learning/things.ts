/** Each drawing is SVG in a square of 200 units, in the style of the screens' drawings. */
export const things = {
  newspaper: `<path d="M34 46h112v116H34Z" fill="#FFFFFF"/><path d="M146 74h22v76a12 12 0 0 1-22 8" fill="#E6F1EA"/>
    <path d="M50 66h80M50 86h36M50 104h36M50 122h80M50 140h80"/><path d="M98 84h32v24H98Z" fill="#1D57A5"/>`,
  box: `<path d="M30 82l70-30 70 30v72l-70 28-70-28Z" fill="#D9B98A"/><path d="M30 82l70 30 70-30M100 112v70M66 66l70 31v22"/>`,
  greasyBox: `<path d="M24 70h152v96H24Z" fill="#D9B98A"/><path d="M24 70l12-28h128l12 28"/>
    <path d="M60 104c10-14 36-8 34 8s-36 22-44 8 2-10 10-16ZM122 130c8-8 26-4 24 8s-26 12-28 4Z" fill="#8A5A20"/>`,
  notebook: `<path d="M46 38h104v126H46Z" fill="#FFFFFF"/><path d="M66 38v126M84 66h48M84 86h48M84 106h30"/>
    <path d="M38 58h16m-16 28h16m-16 28h16m-16 28h16"/>`,
  bottle: `<path d="M82 30h36v22l12 22v92a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10V74l12-22Z" fill="#CFE6F2"/>
    <path d="M80 30h40v14H80Z" fill="#D18B12"/><path d="M70 96h60v36H70Z" fill="#FFFFFF"/>`,
  bag: `<path d="M52 74h96l12 98H40Z" fill="#F2E3C4"/><path d="M70 74c0-50 16-50 16 0m28 0c0-50 16-50 16 0"/><path d="M66 112h68"/>`,
  cup: `<path d="M60 60h80l-10 112H70Z" fill="#F2E3C4"/><path d="M52 48h96v14H52ZM112 48l14-26h16"/><path d="M66 112h68"/>`,
  can: `<path d="M62 50v104c0 12 76 12 76 0V50" fill="#D8DDDA"/><ellipse cx="100" cy="50" rx="38" ry="12" fill="#F7F8F6"/>
    <path d="M62 82c0 12 76 12 76 0v40c0 12-76 12-76 0Z" fill="#B23A34"/>`,
  jar: `<path d="M62 66h76v96a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12Z" fill="#D5EFE6"/><path d="M58 44h84v22H58Z" fill="#2F9E8A"/>
    <path d="M76 100h48v36H76Z" fill="#FFFFFF"/>`,
  brokenGlass: `<path d="M58 96l18 14 16-22 20 20 30-16v70a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12Z" fill="#D5EFE6"/>
    <path d="M80 40l22 14-16 18ZM122 30l14 26-22 2Z" fill="#D5EFE6"/>`,
  phone: `<path d="M64 30h72a8 8 0 0 1 8 8v124a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z" fill="#123D2C"/>
    <path d="M66 48h68v96H66Z" fill="#CFE6F2"/><circle cx="100" cy="157" r="5" fill="#FFFFFF"/>`,
  battery: `<path d="M40 70h110v64H40Z" fill="#F2E3C4"/><path d="M150 88h14v28h-14Z" fill="#D8DDDA"/><path d="M40 70h40v64H40Z" fill="#123D2C"/>
    <path d="M100 102h28m-14-14v28"/>`,
  cable: `<path d="M40 150c0-70 60 10 60-50s60-20 60-60"/><path d="M26 146h28v30H26ZM148 24h24v26h-24Z" fill="#C65BB5"/>`,
  peel: `<path d="M96 34c34 30 40 92 70 116-40 14-68-10-74-40-6 30-30 56-62 44 30-24 34-92 58-122Z" fill="#F0C23A"/>
    <path d="M92 110c-2-24 0-50 2-72"/>`,
  leaf: `<path d="M40 160c-8-80 40-120 124-118 2 84-40 130-112 112Z" fill="#8FC7A2"/><path d="M34 176c22-50 52-80 92-98"/>`,
  compost: `<path d="M22 168c20-60 50-88 78-88s58 28 78 88Z" fill="#553A1A"/><path d="M100 82V50m0 6c-22 0-26-18-26-18 20-4 26 6 26 18Zm0 0c22 0 26-18 26-18-20-4-26 6-26 18Z" fill="#8FC7A2"/>`,
  tap: `<path d="M30 60h80c30 0 44 18 44 44h-32c0-8-4-12-12-12H30Z" fill="#D8DDDA"/><path d="M70 60V34m-22 0h44"/>
    <path d="M138 124c-12 18-16 26-16 34a16 16 0 0 0 32 0c0-8-4-16-16-34Z" fill="#CFE6F2"/>`,
  bin: `<path d="M50 70h100l-12 112H62Z" fill="#12694A"/><path d="M40 70l12-24h96l12 24Z" fill="#8FC7A2"/><path d="M80 92l6 68m14-68v68m20-68-6 68" opacity=".5"/>`,
  truck: `<path d="M14 62h106v84H14Z" fill="#12694A"/><path d="M120 88h36l30 30v28h-66Z" fill="#8FC7A2"/>
    <circle cx="54" cy="152" r="18" fill="#FFFFFF"/><circle cx="148" cy="152" r="18" fill="#FFFFFF"/><path d="M148 100v20h34"/>`,
  fire: `<path d="M100 26c10 40 54 56 46 104-4 30-26 44-46 44s-46-14-46-46c0-24 16-32 20-52 12 8 16 18 16 30 14-24 16-50 10-80Z" fill="#D18B12"/>
    <path d="M100 116c12 16 20 24 16 40-3 10-28 10-32 0-4-16 8-24 16-40Z" fill="#F0C23A"/>`,
  loop: `<path d="M60 120a46 46 0 0 1 14-62M92 46a46 46 0 0 1 56 40m0 24a46 46 0 0 1-62 38" stroke-width="14" stroke="#12694A"/>
    <path d="M60 74l16-22 20 20ZM136 82l14 26 16-24ZM96 134l-22 14 24 18Z" fill="#12694A" stroke="#12694A"/>`,
  tissue: `<path d="M62 60h76v96H62Z" fill="#FFFFFF"/><ellipse cx="100" cy="60" rx="38" ry="14" fill="#F7F8F6"/>
    <ellipse cx="100" cy="60" rx="13" ry="5" fill="#D9B98A"/><path d="M62 156c0 16 76 16 76 0"/><path d="M138 62h24v106l-12-7-12 7Z" fill="#FFFFFF"/>`,
  bale: `<path d="M28 84l72-26 72 26v64l-72 28-72-28Z" fill="#E6F1EA"/><path d="M28 84l72 28 72-28M100 112v64"/>
    <path d="M52 75l72 28v64M148 75l-72 28v64" stroke="#1D57A5"/>`,
  rain: `<path d="M58 112a32 32 0 0 1 4-63 42 42 0 0 1 80 8 28 28 0 0 1 2 55Z" fill="#D8DDDA"/>
    <path d="M66 130l-10 26m40-26-10 26m40-26-10 26m40-26-10 26" stroke="#1D57A5" stroke-width="7"/>`,
  tree: `<path d="M90 112h20v66H90Z" fill="#8A5A20"/><path d="M100 24c34 0 50 24 44 44 20 10 18 50-14 52H70c-32-2-34-42-14-52-6-20 10-44 44-44Z" fill="#8FC7A2"/>
    <path d="M100 120V84m0 14 16-14"/>`,
  canister: `<path d="M56 66h60l28 24v76a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10Z" fill="#CFE6F2"/><path d="M66 44h34v22H66Z" fill="#D18B12"/>
    <path d="M116 66h28v30M72 112h48v36H72Z"/>`,
  fish: `<path d="M26 108c24-44 84-48 116-6l30-28v68l-30-28c-32 40-92 38-116-6Z" fill="#9CC6E8"/><circle cx="62" cy="98" r="6" fill="#123D2C"/>
    <path d="M92 80c10 18 10 36 0 54"/><path d="M20 160c14-12 26-12 40 0s26 12 40 0 26-12 40 0 26 12 40 0" stroke="#1D57A5"/>`,
  laptop: `<path d="M42 48h116v84H42Z" fill="#123D2C"/><path d="M54 60h92v60H54Z" fill="#CFE6F2"/><path d="M26 132h148l10 32H16Z" fill="#D8DDDA"/>
    <path d="M84 150h32"/>`,
  lamp: `<path d="M100 28c34 0 52 24 52 50 0 30-26 36-28 62H76c-2-26-28-32-28-62 0-26 18-50 52-50Z" fill="#F8E4A0"/>
    <path d="M78 140h44v30H78Z" fill="#D8DDDA"/><path d="M78 155h44M84 92l16 14 16-14m-16 14v34"/>`,
  ingot: `<path d="M58 66h84l34 70H24Z" fill="#F0C23A"/><path d="M24 136h152v32H24Z" fill="#D18B12"/><path d="M84 90h34M76 108h50"/>`,
  taped: `<path d="M40 76h110v56H40Z" fill="#F2E3C4"/><path d="M150 92h14v24h-14Z" fill="#D8DDDA"/>
    <path d="M128 64h48v80h-48Z" fill="#CFE6F2" opacity=".85"/><path d="M30 64h34v80H30Z" fill="#CFE6F2" opacity=".85"/><path d="M78 104h36"/>`,
  swollen: `<path d="M42 66c30-24 78-24 108 0v76c-30 24-78 24-108 0Z" fill="#F2E3C4"/><path d="M150 90h14v28h-14Z" fill="#D8DDDA"/>
    <path d="M96 78v34m0 16v4" stroke="#B23A34" stroke-width="10"/>`,
  wrench: `<path d="M132 34a38 38 0 0 0-48 48L34 132a16 16 0 0 0 0 24l10 10a16 16 0 0 0 24 0l50-50a38 38 0 0 0 48-48l-24 24-24-6-6-24Z" fill="#D8DDDA"/>`,
} as const

export type Thing = keyof typeof things
