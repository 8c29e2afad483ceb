import type { Resource } from '@kadr/contract/library/resources'
import { Download } from 'lucide-react'
import { useServices } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { ButtonVariants } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { copy } from '../copy.ts'
import { downloadAddress, useSaveFiles } from '../model/use-save-files.ts'

type Props = ButtonVariants & { results: readonly Resource[]; className?: string }

/** A single file on the web is a plain link; several, or any in Telegram, are saved one by one. */
export const DownloadButton = ({ results, variant = 'secondary', ...look }: Props) => {
  const { isInMessenger } = useServices()
  const saveFiles = useSaveFiles()
  const [first] = results
  if (!first) return null
  const icon = <Download aria-hidden="true" className="size-4" />
  if (isInMessenger || results.length > 1) {
    return (
      <Button variant={variant} {...look} icon={icon} onClick={() => void saveFiles(results)}>
        {copy.download}
      </Button>
    )
  }
  return (
    <LinkButton variant={variant} {...look} href={downloadAddress(first)} download={first.name}>
      {icon}
      {copy.download}
    </LinkButton>
  )
}
