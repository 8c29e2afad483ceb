import { Smile } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { answerCopy } from './copy.ts'
import { EMOJI } from './emoji.ts'
import { Popover } from './popover.tsx'

export const EmojiButton = ({ onChoose }: { onChoose: (emoji: string) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={answerCopy.emoji}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          label={answerCopy.emoji}
          icon={<Smile aria-hidden="true" className="size-5" />}
        />
      }
    >
      <div className="grid grid-cols-8">
        {EMOJI.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className="flex size-9 cursor-pointer items-center justify-center rounded-chip text-title hover:bg-sunken"
            onClick={() => {
              setIsOpen(false)
              onChoose(emoji)
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  )
}
