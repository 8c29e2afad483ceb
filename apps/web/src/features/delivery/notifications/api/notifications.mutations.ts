import { type NotificationTopic, readNotifications } from '@kadr/contract/delivery/notifications'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

type Reading = { ids?: string[]; topic?: NotificationTopic | undefined }

/** All of them without ids; a failure is shown. */
export const useReadNotifications = () => {
  const { mutate, isPending } = useApiMutation((api, body: Reading) =>
    api.call(readNotifications, { body }),
  )
  const read = (reading: Reading) =>
    mutate(reading, {
      onError: (error) => notify.error(copy.readFailed, { text: failureText(error) }),
    })
  return { read, isPending }
}
