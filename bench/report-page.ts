import { sheetsOf } from '../apps/api/src/lib/typst/sheets.ts'

type Sheets = ReturnType<typeof sheetsOf>
type Block = Sheets['pages'][number]['blocks'][number]
type Chart = Extract<Block, { kind: 'charts' }>['charts'][number]

/** The same texts, tables, charts and drawings as the PDF's, as a page that a browser prints sheet by sheet. */
export function reportPage(document: Parameters<typeof sheetsOf>[0]): string {
  const { pages, title } = sheetsOf(document)
  const sheets = pages.map(
    (page) => `<section><h1>${escaped(page.title)}</h1>${page.blocks.map(blockHtml).join('')}</section>`,
  )
  return `<!doctype html><html lang="${document.language}"><title>${escaped(title)}</title><style>${style}</style>${sheets.join('')}`
}

const style = `@page { size: A4; margin: 25mm 22mm } section { break-after: page } svg { width: 100%; height: auto }
body { font: 10.8pt/1.5 sans-serif } table { width: 100%; border-collapse: collapse } td, th { border-bottom: 1px solid #dadcd6; text-align: left }`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`
    case 'paragraph':
    case 'note':
      return `<p>${escaped(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    case 'figures':
    case 'facts':
      return `<dl>${block.items.map(({ label, value }) => `<dt>${escaped(label)}<dd>${escaped(value)}`).join('')}</dl>`
    case 'charts':
      return block.charts.map(chartHtml).join('')
    case 'table':
      return `<table><tr>${block.columns.map(({ head }) => `<th>${escaped(head)}`).join('')}${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}`).join('')}`)
        .join('')}</table>`
    case 'drawing':
      return block.svg
    case 'contents':
      return ''
  }
}

function chartHtml({ title, picture }: Chart): string {
  const texts = picture.texts.map(
    ({ text, x, y, anchor, size, weight, fill }) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`,
  )
  return `<h3>${escaped(title ?? '')}</h3>${picture.svg.replace('</svg>', `${texts.join('')}</svg>`)}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
