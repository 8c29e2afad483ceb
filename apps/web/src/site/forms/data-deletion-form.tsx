import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { copy } from './copy.ts'
import { DeletionByMail } from './deletion-by-mail.tsx'
import { DeletionStateForm } from './deletion-state.tsx'
import { NoScriptNote } from './form-parts.tsx'

const words = copy.deletion

const Method = ({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) => (
  <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-5">
    <div className="grid gap-1">
      <h2 className="font-semibold">{title}</h2>
      {text ? <p className="text-label text-ink-2">{text}</p> : null}
    </div>
    {children}
  </section>
)

/** Deletion by sign-in or by mail, and the state of a request. */
export const DataDeletionForm = () => (
  <div className="grid gap-4">
    <ConfirmDeletion />
    <Method title={words.atOnce} text={words.atOnceText}>
      <LinkButton asChild className="justify-self-start">
        <Link to="/account" hash="deletion" preload={false}>
          {words.atOnceAction}
        </Link>
      </LinkButton>
    </Method>
    <NoScriptNote />
    <div className="needs-script grid grid-cols-1 gap-4 md:grid-cols-2">
      <Method title={words.byMail} text={words.byMailText}>
        <DeletionByMail />
      </Method>
      <Method title={words.byNumber}>
        <DeletionStateForm />
      </Method>
    </div>
  </div>
)
