import { cutOutResource, type Resource } from '@kadr/contract/library/resources'
import { Scissors } from 'lucide-react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

const canBeCut = ({ kind, state, composition }: Resource) =>
  kind === 'image' && state === 'ready' && !composition?.isCutOut

/** Makes a picture without its plain ground; nothing where there is none to take away. */
export const CutOutButton = ({
  resource,
  onCut,
}: {
  resource: Resource
  onCut: (made: Resource) => void
}) => {
  const { mutate, isPending } = useApiMutation((api, id: string) =>
    api.call(cutOutResource, { params: { id } }),
  )
  if (!canBeCut(resource)) return null
  const cut = () =>
    mutate(resource.id, {
      onSuccess: onCut,
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={isPending}
      icon={<Scissors aria-hidden="true" className="size-4" />}
      onClick={cut}
    >
      {copy.cutOut}
    </Button>
  )
}
