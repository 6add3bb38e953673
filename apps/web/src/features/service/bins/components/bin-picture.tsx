import { Avatar } from '@mantine/core'
import { BinDrawing } from './bin-drawing.tsx'

type BinPictureProps = { image: string | null; size?: number }

/** Shows a bin's picture or a drawing; its alt text is empty because the text beside it names the bin. */
export function BinPicture({ image, size = 36 }: BinPictureProps) {
  return (
    <Avatar
      src={image}
      alt=""
      size={size}
      radius="sm"
      imageProps={{ loading: 'lazy', decoding: 'async' }}
      styles={{ image: { background: 'var(--mantine-color-leaf-light)', filter: 'var(--picture-filter)' } }}
    >
      <BinDrawing size={size} />
    </Avatar>
  )
}
