import { countOf } from '@kadr/domain/base/plural'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { withScheme } from '../../../../platform/text/with-scheme.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { type SiteFinds, useReadSite } from '../api/business.mutations.ts'
import { PAGE_FORMS, siteCopy } from '../site-copy.ts'

const Reading = ({ link }: { link: string }) => (
  <div role="status" className="flex items-start gap-3 py-2">
    <span className="pt-0.5 text-accent">
      <Spinner />
    </span>
    <div className="grid min-w-0 gap-0.5">
      <p className="font-medium wrap-anywhere">{`${siteCopy.reading} ${URL.parse(link)?.host ?? ''}`}</p>
      <p className="text-label text-ink-2">{siteCopy.readingText}</p>
    </div>
  </div>
)

type Props = { onFound: (finds: SiteFinds) => void; onClose: () => void }

/** An address, then the reading of it, which can be stopped. */
export default function SiteDialog({ onFound, onClose }: Props) {
  const formId = useId()
  const read = useReadSite()
  const isSandbox = useConfig().data?.isSandbox ?? false
  const [link, setLink] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const stopReading = useEffectEvent(read.stop)
  useEffect(() => () => stopReading(), [])

  const start = (typed: string) => {
    const address = withScheme(typed)
    setLink(address)
    const isAddress = /^https?:\/\/\S+$/i.test(address)
    setIsWrong(!isAddress)
    if (!isAddress) return
    read.mutate(address, {
      onSuccess: (finds) => {
        if (finds.proposals.length > 0) onFound(finds)
      },
    })
  }
  const error = isWrong ? siteCopy.needLink : read.error ? failureText(read.error) : undefined

  return (
    <Dialog
      open
      title={siteCopy.title}
      description={siteCopy.text}
      onOpenChange={onClose}
      footer={
        read.isPending ? (
          <Button variant="secondary" onClick={read.stop}>
            {siteCopy.stop}
          </Button>
        ) : (
          <Button type="submit" form={formId}>
            {siteCopy.read}
          </Button>
        )
      }
    >
      {read.isPending ? (
        <Reading link={link} />
      ) : (
        <form
          id={formId}
          noValidate
          className="grid grid-cols-1 justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            start(link)
          }}
        >
          <div className="w-full">
            <Field label={siteCopy.link} error={error}>
              <TextInput
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={2048}
                autoComplete="url"
                value={link}
                onChange={(event) => setLink(event.target.value)}
              />
            </Field>
          </div>
          {isSandbox ? (
            <Button variant="text" onClick={() => start(`${window.location.origin}/sandbox/site`)}>
              {siteCopy.example}
            </Button>
          ) : null}
          {read.data ? (
            <p role="status" className="text-label text-ink-2">
              {siteCopy.nothing(countOf({ count: read.data.pages.length, forms: PAGE_FORMS }))}
            </p>
          ) : null}
        </form>
      )}
    </Dialog>
  )
}
