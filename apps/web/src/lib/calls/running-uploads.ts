const running = new Set<Promise<unknown>>()

export function trackUpload<Result>(upload: Promise<Result>): Promise<Result> {
  running.add(upload)
  const forget = () => running.delete(upload)
  upload.then(forget, forget)
  return upload
}

/** Waits for the running uploads; resolves to false if one failed, which its field then shows. */
export async function uploadsSucceed(): Promise<boolean> {
  const results = await Promise.allSettled(running)
  return results.every(({ status }) => status === 'fulfilled')
}
