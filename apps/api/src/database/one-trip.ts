type Values<Statements extends readonly unknown[]> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>
}

/**
 * Waits for statements that leave together. The first failure is thrown once all are over: none is still to come when
 * its transaction is rolled back and the connection serves somebody else.
 */
export async function inOneTrip<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<Values<Statements>> {
  const settled = await Promise.allSettled(statements)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  }) as Values<Statements>
}
