import type { RouteRequest } from '@kadr/contract/base/route'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@kadr/contract/integrations/webhooks'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

export type WebhookFields = RouteRequest<typeof createWebhook>['body']

export const useCreateWebhook = () =>
  useApiMutation((api, body: WebhookFields) => api.call(createWebhook, { body }))

export const useChangeWebhook = () =>
  useApiMutation((api, { id, ...body }: WebhookFields & { id: string }) =>
    api.call(changeWebhook, { params: { id }, body }),
  )

export const useDeleteWebhook = () =>
  useApiMutation((api, id: string) => api.call(deleteWebhook, { params: { id } }))

export const useTestWebhook = () =>
  useApiMutation((api, id: string) => api.call(testWebhook, { params: { id } }))

export const usePauseWebhook = () =>
  useApiMutation((api, id: string) => api.call(pauseWebhook, { params: { id } }))

export const useResumeWebhook = () =>
  useApiMutation((api, { id, waiting }: { id: string; waiting: 'send' | 'drop' }) =>
    api.call(resumeWebhook, { params: { id }, body: { waiting } }),
  )

export const useRotateSecret = () =>
  useApiMutation((api, id: string) => api.call(rotateWebhookSecret, { params: { id } }))

export const useResendDelivery = () =>
  useApiMutation((api, id: string) => api.call(resendWebhookDelivery, { params: { id } }))

/** Callbacks of a mutation: says what was done, or why it was not. */
export const outcome = (done: string, after?: () => void) => ({
  onSuccess: () => {
    notify.success(done)
    after?.()
  },
  onError: (error: unknown) => notify.error(copy.actionFailed, { text: failureText(error) }),
})
