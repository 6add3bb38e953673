import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sortedTypes } from '@thant/contracts/materials/wastes'
import { isOfDefaultTreatment, type TreatmentFactors } from '@thant/contracts/reporting/factor-sets'
import { describe, expect, it } from 'vitest'
import { factorFileAddress, factorTemplateAddress, readFactors } from './factor-csv.ts'
import { parseCsv } from './parse-csv.ts'

const head = 'material,treatment,part,direct,avoided_material,avoided_landfill'
const noFactor = '{{typed}} in column {{column}} is not a factor.'
const messages = (text: string) =>
  readFactors(text).problems.map(({ line, message, values }) => [line, message, values])

describe('a file of factors', () => {
  it('has codes or names, and blanks for what is not avoided', () => {
    const text = `\uFEFF${head}\r\nPapers,landfill,,1.04183,,\r\n\r\n"Can","Recycling","lid ""A"", thin",2,3,0.5\r\n`
    expect(readFactors(text)).toEqual({
      lines: [
        {
          material: 'Papers',
          treatment: 'landfill',
          part: '',
          direct: 1.04183,
          avoidedMaterial: 0,
          avoidedLandfill: 0,
        },
        {
          material: 'Cans',
          treatment: 'recycling',
          part: 'lid "A", thin',
          direct: 2,
          avoidedMaterial: 3,
          avoidedLandfill: 0.5,
        },
      ],
      problems: [],
    })
  })

  it('may have its columns in any order, and others beside them', () => {
    const [line] = readFactors('Direct,Material,Note,Treatment\n0.5,e-waste,see page 3,landfilling').lines
    expect(line).toMatchObject({ material: 'E-waste', treatment: 'landfill', part: '', direct: 0.5 })
  })

  it.each([
    ['an unknown material', 'Wood,landfill,,1,,', 'Unknown material: {{typed}}', { typed: 'Wood' }],
    ['an unknown treatment', 'Cans,burnt,,1,,', 'Unknown treatment: {{typed}}', { typed: 'burnt' }],
    ['no direct factor', 'Cans,landfill,,,1,', 'The direct factor is missing.', undefined],
    ['a comma', 'Cans,landfill,,"1,5",,', noFactor, { column: 'direct', typed: '1,5' }],
    ['a negative number', 'Cans,landfill,,1,-2,', noFactor, { column: 'avoided_material', typed: '-2' }],
    ['six decimals', 'Cans,landfill,,1,,0.000001', noFactor, { column: 'avoided_landfill', typed: '0.000001' }],
    ['an exponent', 'Cans,landfill,,1e3,,', noFactor, { column: 'direct', typed: '1e3' }],
    ['a number beyond 1,000', 'Cans,landfill,,1000.1,,', noFactor, { column: 'direct', typed: '1000.1' }],
    ['a long part', `Cans,landfill,${'a'.repeat(61)},1,,`, 'The part has more than 60 characters.', undefined],
  ])('is refused as a whole for %s, with its line', { tags: ['11.6-02'] }, (_name, row, message, values) => {
    const text = `${head}\nPapers,landfill,"two\nlines",1,,\n${row}`
    expect(messages(text)).toEqual([[4, message, values]])
    expect(readFactors(text).lines).toEqual([])
  })

  it('is refused for a line that stands there twice, and names both', { tags: ['11.6-02'] }, () => {
    const text = `${head}\nCans,landfill,,1,,\nCans,landfill,lid,1,,\ncan,Landfilling,,2,,`
    expect(messages(text)).toEqual([[4, 'The same as line {{first}}: material, treatment and part.', { first: 2 }]])
  })

  it.each([
    ['', ['material', 'treatment', 'direct']],
    ['material;treatment;direct\nCans;landfill;1', ['material', 'treatment', 'direct']],
    ['material,treatment,amount\nCans,landfill,1', ['direct']],
  ])('is refused without a column that it needs: %j', (text, columns) => {
    expect(messages(text)).toEqual(columns.map((column) => [1, 'The column {{column}} is missing.', { column }]))
  })

  it('is refused without factors, and with too many', () => {
    expect(messages(head)).toEqual([[1, 'No factors follow the columns.', undefined]])
    const many = Array.from({ length: 201 }, (_, index) => `Cans,landfill,part ${index},1,,`)
    expect(messages([head, ...many].join('\n'))).toEqual([[1, 'At most 200 lines', undefined]])
  })
})

it('reads a set again as it was written', { tags: ['11.6-02'] }, () => {
  const factors = { direct: 0.00001, avoidedMaterial: 1_000, avoidedLandfill: 0 }
  const lines: TreatmentFactors[] = [
    { ...factors, material: 'E-waste', treatment: 'recycling', part: 'film, "thin"' },
    { ...factors, material: 'Organic', treatment: 'incineration-with-energy', part: '' },
  ]
  const textOf = (of: readonly TreatmentFactors[]) => decodeURIComponent(factorFileAddress(of).replace(/^[^,]*,/, ''))
  expect(readFactors(textOf(lines))).toEqual({ lines, problems: [] })
  expect(textOf([])).toBe(`${head}\r\n`)
})

it('counts the lines of the file, also those without text and inside of quotes', () => {
  expect(parseCsv('a,b\n\n"c\nd",e\nf').map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['a', 'b']],
    [3, ['c\nd', 'e']],
    [5, ['f']],
  ])
})

describe('a table as it is published', () => {
  const published = (unit: string, value = '4.68568') => `material,treatment,value,unit\nCans,landfill,${value},${unit}`

  it.each([
    ['kg CO2e per tonne', 0.00469],
    ['kg CO₂e / tonnes', 0.00469],
    ['t CO2e/t', 4.68568],
    ['kg CO2e per kg', 4.68568],
    ['MTCO2E per short ton', 5.16508],
  ])('is read in its unit, %s', { tags: ['11.6-07'] }, (unit, direct) => {
    const { lines, isConverted } = readFactors(published(unit))
    expect([lines.map((line) => line.direct), isConverted]).toEqual([[direct], true])
  })

  it('is refused as a whole for a unit that is not known or a value that is no number, with line and column', {
    tags: ['11.6-07'],
  }, () => {
    expect(messages(published('kWh'))).toEqual([[2, '{{typed}} is not a known unit.', { typed: 'kWh' }]])
    expect(messages(published('t CO2e/t', '-1'))).toEqual([[2, noFactor, { column: 'value', typed: '-1' }]])
    expect(messages('material,treatment,value\nCans,landfill,1')).toEqual([
      [1, 'The column {{column}} is missing.', { column: 'unit' }],
    ])
  })

  it('leaves out what a template was not filled with', { tags: ['11.6-07'] }, () => {
    const template = decodeURIComponent(factorTemplateAddress().split(',').slice(1).join(','))
    expect(messages(template)).toEqual([[1, 'No factors follow the columns.', undefined]])
    expect(template.trimEnd().split('\r\n')).toHaveLength(1 + sortedTypes.length * 9)
    const filled = template.replace('Cans,landfill,,,,', 'Cans,landfill,,8.98311,kg CO2e per tonne,Metal: mixed cans')
    expect(readFactors(filled).lines).toMatchObject([{ material: 'Cans', treatment: 'landfill', direct: 0.00898 }])
  })

  it('of the UK Government, which comes along, makes a whole set', { tags: ['11.6-07'] }, () => {
    const file = join(import.meta.dirname, '../../../../public/factor-sets/uk-government-2025-waste-disposal.csv')
    const { lines, problems } = readFactors(readFileSync(file, 'utf8'))
    expect(problems).toEqual([])
    for (const material of sortedTypes) {
      expect([material, lines.some((line) => line.material === material && isOfDefaultTreatment(line))]).toEqual([
        material,
        true,
      ])
    }
    expect(lines.find(({ material, treatment }) => material === 'Papers' && treatment === 'landfill')?.direct).toBe(
      1.16449,
    )
  })
})
