const running = new Set<Promise<unknown>>()

export function trackUpload<Result>(upload: Promise<Result>): Promise<Result> {
  running.add(upload)
  const forget = () => running.delete(upload)
  upload.then(forget, forget)
  return upload
}

/** Waits for what is being uploaded; false if one of them failed, which its field then says. */
export async function uploadsSucceed(): Promise<boolean> {
  const results = await Promise.allSettled(running)
  return results.every(({ status }) => status === 'fulfilled')
}
