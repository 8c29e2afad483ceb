import type { ConversationItem } from '@kadr/contract/audience/conversation'
import { type ReactNode, useEffect, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOlderItems } from '../api/conversations.queries.ts'
import { threadCopy } from './copy.ts'

type Props = { id: string; cursor: string; children: (items: ConversationItem[]) => ReactNode }

const Page = ({ id, cursor, children }: Props) => {
  const { data, isError, error } = useOlderItems({ id, cursor })
  if (isError) return <p className="text-center text-label text-failed">{failureText(error)}</p>
  if (!data) return null
  return (
    <>
      {data.olderCursor ? (
        <OlderItems id={id} cursor={data.olderCursor}>
          {children}
        </OlderItems>
      ) : null}
      {children(data.items)}
    </>
  )
}

/** Earlier pages of a long thread, each asked for. */
export const OlderItems = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(false), [])
  return isOpen ? (
    <Page {...props} />
  ) : (
    <Button
      variant="text"
      size="sm"
      className="justify-self-center"
      onClick={() => setIsOpen(true)}
    >
      {threadCopy.older}
    </Button>
  )
}
