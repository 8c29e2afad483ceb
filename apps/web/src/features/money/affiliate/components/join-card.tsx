import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useJoinAffiliate } from '../api/affiliate.mutations.ts'
import { copy } from '../copy.ts'

export const JoinCard = () => {
  const join = useJoinAffiliate()
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-title font-semibold">{copy.join.title}</h2>
      <p className="max-w-[60ch] text-ink-2">{copy.join.text}</p>
      <Button
        isLoading={join.isPending}
        onClick={() =>
          join.mutate(undefined, { onError: ({ message }) => void notify.error(message) })
        }
      >
        {copy.join.button}
      </Button>
    </Card>
  )
}
