import { clearDemo, getDemo } from '@kadr/contract/operations/demo'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api/api-hooks.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useApi, useIsSignedIn } from '../../../platform/api/services.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { copy } from './copy.ts'

const useClearDemo = () =>
  useApiMutation(async (api) => {
    await api.call(clearDemo)
    // The workspace has been replaced.
    location.assign('/dashboard')
  })

/** Marks the content as an example and removes it in one tap. */
export const DemoCard = () => {
  const { data } = useQuery({ ...useApi().query(getDemo), enabled: useIsSignedIn() })
  const clearing = useClearDemo()
  if (!data?.isDemo) return null
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-bold">{copy.title}</h2>
        <p className="text-ink-2 text-pretty">{data.isFilling ? copy.filling : copy.text}</p>
      </div>
      <Button
        variant="secondary"
        isLoading={clearing.isPending}
        onClick={() => clearing.mutate()}
        className="justify-self-start"
      >
        {copy.clear}
      </Button>
      {clearing.isError ? (
        <p role="alert" className="text-label text-danger">
          {failureText(clearing.error)}
        </p>
      ) : null}
    </Card>
  )
}
