import type { Connection } from '@kadr/contract/publishing/connections'
import type { Post } from '@kadr/contract/publishing/posts'
import { EDITABLE } from '@kadr/domain/publishing/posts/target-states'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { LeaveGuard } from '../../../../documents/leave-guard.tsx'
import { PresenceNote } from '../../../../documents/presence-note.tsx'
import { RestoredBanner } from '../../../../documents/restored-banner.tsx'
import type { DocumentOwner } from '../../../../documents/use-document.ts'
import { DropOverlay, useFileDrop } from '../../../../media/uploads/use-file-drop.tsx'
import { useFilePaste } from '../../../../media/uploads/use-file-paste.ts'
import { usePickerUploads } from '../../../../media/uploads/use-picker-uploads.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useComposerAi } from '../ai/use-composer-ai.tsx'
import { useCacheMedia, useMedia, useNeedsApproval } from '../api/posts.queries.ts'
import { type ComposerWhen, findTimeProblem } from '../schedule/composer-when.ts'
import { WhenSection } from '../schedule/when-section.tsx'
import { ReturnBanner } from '../view/return-banner.tsx'
import { actionFailure } from '../view/use-post-actions.ts'
import { ComposerAccounts } from './composer-accounts.tsx'
import { EMPTY_FORM, hasContent } from './composer-form.ts'
import { initialTargets } from './composer-memory.ts'
import { composerCopy } from './copy.ts'
import { ExtrasSection } from './extras-section.tsx'
import { MediaSection, useAddMedia } from './media-section.tsx'
import { NeedsSection } from './needs-section.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { RubricField } from './rubric-field.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { hasErrors, type TargetCheck } from './target-check.ts'
import { TargetPanels } from './target-panels.tsx'
import { TextSection } from './text-section.tsx'
import { useChooseAccounts } from './use-choose-accounts.ts'
import { type Composer, useComposer } from './use-composer.ts'
import { useComposerMemory } from './use-composer-memory.ts'
import { useConnectedAccounts } from './use-connected-accounts.ts'
import { useSaveDraft } from './use-save-draft.ts'
import { useSubmit } from './use-submit.ts'
import { useTargetChecks } from './use-target-checks.ts'

/** Adds files that are dropped on the composer or pasted into it. Returns the drop overlay. */
const useMediaDrop = (place: { ids: readonly string[]; onIds: (ids: string[]) => void }) => {
  const add = useAddMedia(place)
  const uploads = usePickerUploads(add)
  const isOver = useFileDrop(uploads.send)
  useFilePaste(uploads.send)
  return isOver ? <DropOverlay text={composerCopy.media.drop} /> : null
}

const PostConflict = lazy(() => import('./post-conflict.tsx'))
const Discussion = lazy(async () => ({
  default: (await import('../discussion/discussion.tsx')).Discussion,
}))

export type ComposerScreenProps = {
  post: Post | undefined
  accounts: readonly Connection[]
  owner: DocumentOwner
  timeZone: string
  /** Preselected by the page that opened the composer. */
  connectionIds: readonly string[]
  mediaIds: readonly string[]
  /** The caption of the reel that is posted. */
  text: string
  /** Its rubric. */
  rubricId: string | null
  initialWhen: ComposerWhen
  /** The post was created from a calendar slot. */
  isPlaced: boolean
}

const useLocked = (post: Post | undefined): ReadonlySet<string> =>
  useMemo(
    () =>
      new Set(
        (post?.targets ?? []).flatMap(({ connectionId, state }) =>
          connectionId !== null && !EDITABLE.has(state) ? [connectionId] : [],
        ),
      ),
    [post],
  )

const useLabel = ({ post, when }: { post: Post | undefined; when: ComposerWhen }) => {
  const needsApproval = useNeedsApproval()
  const { submit } = composerCopy
  if (post?.state === 'scheduled' && when.kind === 'at') return submit.changes
  if (needsApproval) return submit.approve
  return when.kind === 'now' ? submit.now : submit.later
}

const showFirstError = () =>
  document.querySelector('[data-has-errors]')?.scrollIntoView({ block: 'center' })

/** A conflict opens its dialog by itself; it can be reopened after closing. */
const Conflict = ({
  composer,
  isOpen,
  onClose,
  onApart,
}: {
  composer: Composer
  isOpen: boolean
  onClose: () => void
  onApart: (id: string) => void
}) => {
  const { saveState } = composer
  if (saveState.kind !== 'conflict' || !isOpen) return null
  return (
    <Suspense>
      <PostConflict
        theirs={saveState.theirs.draft}
        mine={composer.form}
        onClose={onClose}
        onKeepMine={() => void composer.keepMine()}
        onAcceptTheirs={composer.acceptTheirs}
        onApart={() => void composer.saveApart().then((saved) => saved && onApart(saved.id))}
      />
    </Suspense>
  )
}

/** With the AI panel open it may be taller than the viewport. */
const Aside = ({ beside, checks }: { beside: ReactNode; checks: readonly TargetCheck[] }) => (
  <aside
    className={clsx(
      'sticky top-8 grid grid-cols-1 gap-6 max-xl:hidden',
      beside && '-m-1 max-h-[calc(100dvh-4rem)] overflow-y-auto p-1',
    )}
  >
    {beside}
    <Section title={composerCopy.preview.title}>
      <PreviewPane checks={checks} />
    </Section>
  </aside>
)

export const ComposerScreen = (props: ComposerScreenProps) => {
  const { post, accounts, owner, timeZone } = props
  const navigate = useNavigate()
  const keep = useCacheMedia()
  useEffect(() => {
    if (post) keep(post.media)
  }, [post, keep])
  const { memory, remember } = useComposerMemory(owner)
  const [initialForm] = useState(() => ({
    ...EMPTY_FORM,
    text: props.text,
    rubricId: props.rubricId,
    mediaIds: [...props.mediaIds],
    targets: initialTargets({ connectionIds: props.connectionIds, accounts, memory }),
  }))
  const composer = useComposer({ post, owner, initialForm, initialWhen: props.initialWhen })
  const { form, change, when } = composer
  const allIds = [
    ...form.mediaIds,
    ...form.targets.flatMap(({ override }) => override.mediaIds ?? []),
  ]
  const media = useMedia(allIds)
  const checks = useTargetChecks({ form, accounts, media })
  const locked = useLocked(post)
  const open = checks.filter(({ account }) => !locked.has(account.id))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isConflictOpen, setIsConflictOpen] = useState(true)
  const dropOverlay = useMediaDrop({
    ids: form.mediaIds,
    onIds: (mediaIds) => change({ mediaIds }),
  })
  const timeProblem = findTimeProblem({ when, timeZone, now: new Date() })
  const label = useLabel({ post, when })
  const connected = useConnectedAccounts({ accounts, memory, setForm: composer.setForm })
  const chooseAccounts = useChooseAccounts({ targets: form.targets, change, memory })
  const submitting = useSubmit({
    composer,
    post,
    timeZone,
    onDone: (id) => {
      remember(form, accounts)
      void navigate({ to: '/posts', search: { post: id } })
    },
  })

  const isReady = open.length > 0 && !timeProblem && !open.some(hasErrors)
  const submit = () => {
    setIsSubmitted(true)
    if (isReady) void submitting.submit()
    else requestAnimationFrame(showFirstError)
  }
  const keepDraft = useSaveDraft({ composer, post, timeZone, isPlaced: props.isPlaced })
  const saveDraft = async () => {
    try {
      if (!(await keepDraft())) return
      composer.leave()
      notify.success(composerCopy.save.draftSaved)
      void navigate({ to: '/posts', search: { state: 'draft' } })
    } catch (error) {
      notify.error(composerCopy.save.refused, { text: actionFailure(error) })
    }
  }
  const leaveToConnect = async () => {
    const saved = composer.isAutomatic && hasContent(form) ? await composer.save() : undefined
    const { pathname, search } = window.location
    const back = saved ? `/posts/${saved.id}` : `${pathname}${search}`
    connected.leave(back)
    void navigate({ to: '/connections', search: { back } })
  }
  const base = open.filter(({ target }) => target.override.text === null)
  const assist = useComposerAi({ composer, checks: open, media })

  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {composer.isRestored ? (
          <RestoredBanner
            isNew={!post}
            onKeep={composer.keepRestored}
            onStartOver={composer.startOver}
          />
        ) : null}
        {post ? <PresenceNote kind="post" id={post.id} /> : null}
        {post ? <ReturnBanner post={post} /> : null}
        {composer.isAutomatic ? null : (
          <Banner title={composerCopy.planned(post?.state === 'pending_approval', label)} />
        )}
        <Card className="grid grid-cols-1 gap-6">
          <ComposerAccounts
            accounts={accounts}
            locked={locked}
            chosen={form.targets.map(({ connectionId }) => connectionId)}
            error={isSubmitted && open.length === 0 ? composerCopy.accounts.missing : undefined}
            onChange={chooseAccounts}
            onConnect={() => void leaveToConnect()}
          />
          <NeedsSection checks={open} setForm={composer.setForm} isSubmitted={isSubmitted} />
          <TextSection
            label={composerCopy.text.label}
            text={form.text}
            checks={base}
            onText={(text) => change({ text })}
            action={assist.button}
          />
          <MediaSection
            ids={form.mediaIds}
            media={media}
            onIds={(mediaIds) => change({ mediaIds })}
          />
          <RubricField id={form.rubricId} onChange={(rubricId) => change({ rubricId })} />
        </Card>
        <TargetPanels
          form={form}
          setForm={composer.setForm}
          checks={open}
          media={media}
          areProblemsShown={isSubmitted || hasContent(form)}
          isSubmitted={isSubmitted}
        />
        <Section title={composerCopy.when.title}>
          <Card>
            <WhenSection
              when={when}
              onWhen={composer.setWhen}
              timeZone={timeZone}
              connectionIds={form.targets.map(({ connectionId }) => connectionId)}
              error={isSubmitted ? timeProblem : undefined}
            />
          </Card>
        </Section>
        <Section title={composerCopy.extras.title}>
          <Card>
            <ExtrasSection form={form} change={change} lastAdvertiser={memory.advertiser} />
          </Card>
        </Section>
        {post ? (
          <Suspense>
            <Discussion postId={post.id} timeZone={timeZone} as="h2" />
          </Suspense>
        ) : null}
        <PreviewSheet checks={checks} />
        <SubmitBar
          label={label}
          isPending={submitting.isPending}
          failure={isSubmitted && !isReady ? composerCopy.submit.notReady : submitting.failure}
          saveState={composer.saveState}
          onSubmit={submit}
          onSaveDraft={composer.isAutomatic ? () => void saveDraft() : undefined}
          onCompare={() => setIsConflictOpen(true)}
        />
      </div>
      <Aside beside={assist.beside} checks={checks} />
      {assist.over}
      <LeaveGuard isHeld={composer.isHeld} />
      <Conflict
        composer={composer}
        isOpen={isConflictOpen}
        onClose={() => setIsConflictOpen(false)}
        onApart={(id) => void navigate({ to: '/posts/$postId', params: { postId: id } })}
      />
      {dropOverlay}
    </div>
  )
}
