import { type NotificationChoice, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { showsIn } from '#lib/calls/pending-changes.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'

const shows = [
  showsIn(notificationEndpoints.choices, notificationEndpoints.choose, ({ data, ...rest }, { body }) => ({
    ...rest,
    data: data.map((choice) => {
      const chosen = body.choices.find(({ kind }) => kind === choice.kind)
      return chosen === undefined ? choice : { ...choice, ...chosen, isChosen: true }
    }),
  })),
]

/** Sets when news of a kind is mailed. */
export function useChooseMail(): (choice: NotificationChoice) => Promise<unknown> {
  const change = useOptimisticChange(notificationEndpoints.choose, shows)
  return (choice) => change({ body: { choices: [choice] } })
}
