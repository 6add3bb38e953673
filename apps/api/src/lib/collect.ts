/** For rows of which there are few enough to hold all of them. */
export async function collect<Row>(rows: AsyncIterable<Row> | Iterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}
