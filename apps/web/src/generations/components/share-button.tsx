import type { Resource } from '@kadr/contract/library/resources'
import { Share2 } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import type { ButtonVariants } from '../../ui/buttons/button-style.ts'
import { copy } from '../copy.ts'
import { canShareFile, useShareFile } from '../model/use-share-file.ts'

type Props = ButtonVariants & { results: readonly Resource[] }

const Share = ({ file, ...look }: ButtonVariants & { file: Resource }) => {
  const { share, isPending } = useShareFile(file)
  return (
    <Button
      variant="secondary"
      {...look}
      isLoading={isPending}
      icon={<Share2 aria-hidden="true" className="size-4" />}
      onClick={() => void share()}
    >
      {copy.share}
    </Button>
  )
}

/** For a single file, where the browser can hand it to other programs. */
export const ShareButton = ({ results, ...look }: Props) => {
  const [file] = results
  if (!file || results.length > 1 || !canShareFile(file, navigator)) return null
  return <Share file={file} {...look} />
}
