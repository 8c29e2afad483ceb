import { Share2 } from 'lucide-react'
import { Button } from '../ui/buttons/button.tsx'
import type { ButtonVariants } from '../ui/buttons/button-style.ts'
import { useMessenger } from './messenger-context.tsx'

/** Sends a link to a chat of the messenger; nothing on the web, where links are copied. */
export const ShareLink = ({
  text,
  url,
  ...look
}: ButtonVariants & { text: string; url: string }) => {
  const messenger = useMessenger()
  if (!messenger) return null
  return (
    <Button
      variant="secondary"
      {...look}
      icon={<Share2 aria-hidden="true" className="size-4" />}
      onClick={() => messenger.share({ text, url })}
    >
      Отправить в чат
    </Button>
  )
}
