type Values<Statements extends readonly unknown[]> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>
}

/**
 * Waits for statements that are sent together and throws the first failure only when all are over, because the
 * connection may be reused after the rollback and none may still be running then.
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
