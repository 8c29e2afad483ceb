import { MAX_COMMENT_PICTURES } from '@kadr/contract/team/post-comments'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FileButton } from '../../../../media/uploads/file-button.tsx'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { useComment } from '../api/reviews.mutations.ts'
import { copy } from '../copy.ts'

type ChosenProps = { file: File; onRemove: () => void }

const ChosenPicture = ({ file, onRemove }: ChosenProps) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <li className="relative size-20 rounded-control bg-sunken">
      {url ? <img src={url} alt="" className="size-full rounded-control object-cover" /> : null}
      <IconButton
        label={copy.removePicture(file.name)}
        icon={<X aria-hidden="true" className="size-4" />}
        variant="secondary"
        size="sm"
        className="absolute! -top-3 -right-3 rounded-full!"
        onClick={onRemove}
      />
    </li>
  )
}

type Props = {
  postId: string
  token: string
  requireName: () => string | undefined
  onDone: () => void
}

export const GuestCommentForm = ({ postId, token, requireName, onDone }: Props) => {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const comment = useComment(token)
  const send = () => {
    const name = requireName()
    if (name === undefined) return
    comment.mutate({ postId, name, text, files }, { onSuccess: onDone })
  }
  const add = (chosen: readonly File[]) =>
    setFiles((before) => [...before, ...chosen].slice(0, MAX_COMMENT_PICTURES))
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={copy.comment} error={comment.isError ? failureText(comment.error) : undefined}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {files.length > 0 ? (
        <ul aria-label={copy.pictures} className="flex flex-wrap gap-4 pt-3">
          {files.map((file) => (
            <ChosenPicture
              key={`${file.name} ${file.lastModified} ${file.size}`}
              file={file}
              onRemove={() => setFiles(files.filter((one) => one !== file))}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isLoading={comment.isPending} onClick={send}>
          {copy.addComment}
        </Button>
        {files.length < MAX_COMMENT_PICTURES ? (
          <FileButton accept="image" isMultiple onFiles={add}>
            {(open) => (
              <Button
                size="sm"
                variant="secondary"
                icon={<ImagePlus aria-hidden="true" className="size-4" />}
                onClick={open}
              >
                {copy.addPicture}
              </Button>
            )}
          </FileButton>
        ) : null}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
