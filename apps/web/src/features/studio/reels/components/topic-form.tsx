import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

/** From one sentence to a video: what is known is written and rendered, about the rest the person is asked. */
export const TopicForm = () => {
  const navigate = useNavigate()
  const [topic, setTopic] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (topic.trim() === '') return
    void navigate({
      to: '/reels/questions',
      search: { sentence: topic.trim() },
      state: { isTyped: true },
    })
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label={copy.topic.label}
            {...(isSubmitted && topic.trim() === '' && { error: copy.topic.needed })}
          >
            <TextInput
              value={topic}
              maxLength={SENTENCE_MAX}
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
