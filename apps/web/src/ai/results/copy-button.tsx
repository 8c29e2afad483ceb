import { Copy } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

type Props = {
  text: string
  /** The item in the accessible name: «Скопировать: хук 2». */
  of?: string | undefined
  label?: string
}

export const CopyButton = ({ text, of, label = copy.copyText }: Props) => {
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(copy.copied)
    } catch {
      notify.error(copy.copyFailed)
    }
  }
  return (
    <Button
      variant="text"
      size="sm"
      icon={<Copy aria-hidden="true" className="size-4" />}
      {...(of && { 'aria-label': `${label}: ${of}` })}
      onClick={() => void copyText()}
    >
      {label}
    </Button>
  )
}
