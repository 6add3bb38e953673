import { Avatar } from '@mantine/core'
import { BinDrawing } from '#components/drawings/bin.tsx'

type BinPictureProps = { image: string | null; size?: number }

/** A bin's picture, or a drawing where it has none; the words beside it say what it shows. */
export function BinPicture({ image, size = 36 }: BinPictureProps) {
  return (
    <Avatar src={image} alt="" size={size} radius="sm" imageProps={{ loading: 'lazy', decoding: 'async' }}>
      <BinDrawing size={size} />
    </Avatar>
  )
}
