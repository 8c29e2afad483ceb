import { sandboxNetworkUrls } from '../../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../../context.ts'

/** Presses a button of the sandbox page. */
export const pressSandbox = async ({
  ctx,
  action,
  form,
}: {
  ctx: AppContext
  action: string
  form: Readonly<Record<string, string>>
}): Promise<void> => {
  const { origin } = new URL(sandboxNetworkUrls(ctx.config).serverUrl)
  const answer = await fetch(`${origin}/sandbox/${action}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  if (answer.status >= 400) throw new Error(`The sandbox answered ${answer.status} to ${action}`)
}
