import type { Resource, ResourceFolder } from '@kadr/contract/library/resources'
import { Download, RefreshCw, Trash2 } from 'lucide-react'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { CutOutButton } from '../../../../media/resources/cut-out-button.tsx'
import { FileButton } from '../../../../media/uploads/file-button.tsx'
import { useSendFiles } from '../../../../media/uploads/uploads-context.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'
import type { useResourceDraft } from '../model/use-resource-draft.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { ResourceForm } from './resource-form.tsx'
import { ResourcePreview } from './resource-preview.tsx'
import { UsesList } from './uses-list.tsx'

type Props = {
  resource: Resource
  folders: readonly ResourceFolder[]
  canEdit: boolean
  draft: ReturnType<typeof useResourceDraft>
  onDelete: () => void
}

const Replace = ({ resource }: { resource: Resource }) => {
  const sendFiles = useSendFiles()
  return (
    <FileButton
      accept={resource.kind}
      onFiles={(files) => sendFiles?.(files, { replaces: resource.id })}
    >
      {(open) => (
        <Button
          variant="secondary"
          size="sm"
          disabled={!sendFiles}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={open}
        >
          {copy.detail.replace}
        </Button>
      )}
    </FileButton>
  )
}

export const DetailBody = ({ resource, folders, canEdit, draft, onDelete }: Props) => {
  const isOwn = canEdit && !resource.isStarter
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <ResourcePreview resource={resource} />
        <div className="flex flex-wrap gap-2">
          <LinkButton
            variant="secondary"
            size="sm"
            href={resource.urls.original}
            download={resource.name}
          >
            <Download aria-hidden="true" className="size-4" />
            {copy.detail.download}
          </LinkButton>
          {isOwn ? <Replace resource={resource} /> : null}
          {canEdit ? (
            <CutOutButton
              resource={resource}
              onCut={() => notify.success(mediaCopy.cutOutDone)}
            />
          ) : null}
          {isOwn ? (
            <Button
              variant="danger"
              size="sm"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={onDelete}
            >
              {copy.detail.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        {isOwn ? (
          <ResourceForm
            resource={resource}
            folders={folders}
            draft={draft.draft}
            isChanged={draft.isChanged}
            isPending={draft.isPending}
            error={draft.error}
            onChange={draft.change}
            onSave={() => void draft.save()}
          />
        ) : null}
        {resource.isStarter ? <p className="text-label text-ink-2">{copy.detail.starter}</p> : null}
        <ResourceFacts resource={resource} />
        {resource.isStarter ? null : <UsesList resourceId={resource.id} />}
      </div>
    </div>
  )
}
