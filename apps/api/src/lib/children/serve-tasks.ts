export type Answer<Result> = 'ready' | { result: Result } | { problem: string }

/** In a process that `createChild` started: answers each task with what `work` returns or throws. */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  process.on('message', async (task: Task) => send(await answerTo(work, task)))
  // The parent disconnected, so there is no one to send a result to.
  process.on('disconnect', () => process.exit())
  send('ready')
}

async function answerTo<Task, Result>(work: (task: Task) => Result | Promise<Result>, task: Task) {
  try {
    return { result: await work(task) }
  } catch (error) {
    return { problem: String(error) }
  }
}

function send<Result>(answer: Answer<Result>): void {
  process.send?.(answer)
}
