import type { Resource } from '@kadr/contract/library/resources'
import { useRef, useState } from 'react'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

type Shared = Pick<Resource, 'name' | 'mimeType'>
type Browser = Pick<Navigator, 'share' | 'canShare'>

const fileOf = ({ name, mimeType }: Shared, parts: Blob[]) =>
  new File(parts, name, { type: mimeType })

/** Whether the browser hands files of this type to other programs: phones mostly do, desktops mostly don't. */
export const canShareFile = (resource: Shared, browser: Partial<Browser>): boolean =>
  browser.share !== undefined && browser.canShare?.({ files: [fileOf(resource, [])] }) === true

const fetchFile = async (resource: Resource): Promise<File> => {
  const response = await fetch(resource.urls.original)
  if (!response.ok) throw new Error(`the file answers ${response.status}`)
  return fileOf(resource, [await response.blob()])
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : undefined)

/** Hands a file to the system's own list of programs. */
export const useShareFile = (resource: Resource) => {
  const fetched = useRef<File>(undefined)
  const [isPending, setIsPending] = useState(false)
  const share = async () => {
    setIsPending(true)
    try {
      fetched.current ??= await fetchFile(resource)
      await navigator.share({ files: [fetched.current] })
    } catch (error) {
      // A tap allows sharing for a few seconds only: a long file needs a second one.
      if (nameOf(error) === 'NotAllowedError') notify.info(copy.shareAgain)
      // The person closed the list.
      else if (nameOf(error) !== 'AbortError') notify.error(copy.shareFailed)
    } finally {
      setIsPending(false)
    }
  }
  return { share, isPending }
}
