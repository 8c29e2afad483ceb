import type { Affiliate } from '@kadr/contract/money/affiliate'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Copy } from 'lucide-react'
import { ShareLink } from '../../../../messenger/share-link.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'

const words = copy.link

const LinkField = ({ label, hint, url }: { label: string; hint?: string; url: string }) => {
  const save = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(words.copied),
      () => notify.error(words.copyFailed),
    )
  return (
    <div className="grid grid-cols-1 content-between gap-2">
      <Field label={label} {...(hint && { hint })}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`${words.copy}: ${label}`}
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void save()}
        >
          {words.copy}
        </Button>
        <ShareLink text={words.shared} url={url} />
      </div>
    </div>
  )
}

export const LinkCard = ({ link }: { link: NonNullable<Affiliate['link']> }) => (
  <Section title={words.title}>
    <Card className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <LinkField label={words.site} hint={words.siteHint} url={link.url} />
      {link.apps.map(({ messenger, url }) => (
        <LinkField key={messenger} label={words.app(PROVIDER_NAMES[messenger])} url={url} />
      ))}
    </Card>
  </Section>
)
