import sharp from 'sharp'

export function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#12694a' } })
}

export const pngFile = async (name = 'logo.png') => ({
  contents: await picture().png().toBuffer(),
  name,
  type: 'image/png',
})

export const jpegFile = async (name = 'logo.jpg') => ({
  contents: await picture().jpeg().toBuffer(),
  name,
  type: 'image/jpeg',
})

export const webpFile = async (name = 'logo.webp') => ({
  contents: await picture().webp().toBuffer(),
  name,
  type: 'image/webp',
})
