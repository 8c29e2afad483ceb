import { useNavigate } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'

const MAX_TOPIC = 500

/** From one sentence to a video: the editor opens with the reel being written and rendered. */
export const TopicForm = () => {
  const navigate = useNavigate()
  const [topic, setTopic] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (topic.trim() === '') return
    void navigate({ to: '/reels/slideshow', search: {}, state: { topic: topic.trim() } })
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label={copy.topic.label}
            {...(isAsked && topic.trim() === '' && { error: copy.topic.needed })}
          >
            <TextInput
              value={topic}
              maxLength={MAX_TOPIC}
              placeholder={copy.topic.placeholder}
              onChange={(event) => setTopic(event.target.value)}
            />
          </Field>
        </div>
        <Button
          type="submit"
          icon={<Clapperboard aria-hidden="true" className="size-5" />}
          className="max-sm:basis-full"
        >
          {copy.topic.make}
        </Button>
      </form>
    </Card>
  )
}
