import { Box, Text } from '@mantine/core'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { languageOf } from '#lib/visitor/language-of.ts'
import { townshipIn } from '../township.ts'

/** In a table the township of an address, with all of it in its tooltip; a phone's card has room for all of it. */
export function ShortAddress({ address }: { address: string }) {
  const township = townshipIn(address)
  if (township === undefined) return <CellText>{address}</CellText>
  return (
    <>
      <Box visibleFrom="sm" data-tooltip={address}>
        <CellText>{township.replace(/ township$/iu, '')}</CellText>
      </Box>
      <Text span inherit hiddenFrom="sm" lang={languageOf(address)}>
        {address}
      </Text>
    </>
  )
}
