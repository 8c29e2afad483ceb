import type { ResourceKind } from '@kadr/contract/library/resources'
import { File as FileIcon, Image, Music, Video } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStorageUse } from '../../../../media/api/media.queries.ts'
import { findFileKind } from '../../../../media/resources/file-kind.ts'
import { formatSize } from '../../../../media/resources/format-file.ts'
import { findRefusal } from '../../../../media/uploads/check-file.ts'
import type { UploadItem } from '../../../../media/uploads/upload-item.ts'
import { describeUpload } from '../../../../media/uploads/upload-status.ts'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { copy } from '../copy.ts'

const useAddress = (file: File) => {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

const Picture = ({ file }: { file: File }) => (
  <img
    src={useAddress(file)}
    alt=""
    className="size-12 shrink-0 rounded-control bg-sunken object-cover"
  />
)

const ICONS = { image: Image, video: Video, audio: Music }

const FileMark = ({ kind }: { kind: ResourceKind | undefined }) => {
  const Icon = kind ? ICONS[kind] : FileIcon
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}

/** Why each file can't be taken, in their order; undefined for those that can. */
export const useRefusals = (files: readonly File[]) => {
  const { data: storage } = useStorageUse()
  return useMemo(() => {
    let promised = 0
    return files.map((file) => {
      const refusal = findRefusal({ file, storage, promised })
      if (refusal === undefined) promised += file.size
      return refusal
    })
  }, [files, storage])
}

type Props = {
  files: readonly File[]
  refusals: readonly (string | undefined)[]
  sent: readonly UploadItem[]
}

const rowsOf = ({ files, refusals, sent }: Props) =>
  files.map((file, index) => {
    const upload = sent.find(({ name, size }) => name === file.name && size === file.size)
    const problem = refusals[index] ?? upload?.problem
    return { key: `${index} ${file.name}`, file, upload, problem }
  })

export const SharedFiles = (props: Props) => (
  <List label={copy.files}>
    {rowsOf(props).map(({ key, file, upload, problem }) => {
      const kind = findFileKind(file)
      const state = upload ? describeUpload(upload) : formatSize(file.size)
      return (
        <ListRow
          key={key}
          className="px-0!"
          leading={kind === 'image' ? <Picture file={file} /> : <FileMark kind={kind} />}
          title={file.name || copy.unnamed}
          subtitle={problem ? <span className="text-failed">{problem}</span> : state}
        />
      )
    })}
  </List>
)
