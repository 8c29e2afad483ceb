import { Clapperboard, FilePlus, Images } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { Choices } from '../model/use-choices.ts'
import type { Goal } from '../model/use-deliver.ts'

const ICONS = { post: FilePlus, reel: Clapperboard, resources: Images }
const LABELS = { post: copy.newPost, reel: copy.newReel, resources: copy.toResources }
const GOALS: readonly Goal[] = ['post', 'reel', 'resources']

type Props = { choices: Choices; isDisabled: boolean; onChoose: (goal: Goal) => void }

/** The first that is possible is the main one. */
export const ChoiceButtons = ({ choices, isDisabled, onChoose }: Props) =>
  GOALS.filter((goal) => choices[goal]).map((goal, place) => {
    const Icon = ICONS[goal]
    return (
      <Button
        key={goal}
        variant={place === 0 ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden="true" className="size-4" />}
        disabled={isDisabled}
        onClick={() => onChoose(goal)}
      >
        {LABELS[goal]}
      </Button>
    )
  })
