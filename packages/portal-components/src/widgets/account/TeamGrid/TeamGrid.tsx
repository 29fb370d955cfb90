import { Mail, Phone } from 'lucide-react'
import { Badge } from '../../../parts/Badge'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { phoneAddress } from '../../../routes/phoneAddress'
import { usePortal } from '../../../context/PortalContext'
import * as S from '../../../surfaces/CardGrid/CardGrid.styles'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { teamMessages } from '../../../messages/help'

/** Shows sample team members, each with a role and links to e-mail and call. */
export const TeamGrid = asWidget(
  function TeamGrid() {
    const words = usePortal().messagesOf(teamMessages)
    return (
      <>
        <WidgetHead title={words.title} />
        <S.Cards>
          {sampleTeam.map(({ name, role, email, phone }) => (
            <S.Card key={email}>
              <S.Words>
                <Heading level={2}>{name}</Heading>
                <div>
                  <Badge>{role}</Badge>
                </div>
              </S.Words>
              <S.Actions>
                <Link
                  href={`mailto:${email}`}
                  tone="button"
                  icon={<Mail size={18} aria-hidden />}
                  aria-label={words.email(name)}
                >
                  {words.emailWord}
                </Link>
                <Link
                  href={phoneAddress(phone) ?? ''}
                  tone="button"
                  icon={<Phone size={18} aria-hidden />}
                  aria-label={words.call(name)}
                >
                  {words.callWord}
                </Link>
              </S.Actions>
            </S.Card>
          ))}
        </S.Cards>
      </>
    )
  },
  { prompt: 'account' },
)

/** Sample data, because the back end has no team. */
const sampleTeam = [
  { name: 'Alex Morgan', role: 'Admin', email: 'alex.morgan@example.com', phone: '0491 570 156' },
  { name: 'Priya Nair', role: 'Sales', email: 'priya.nair@example.com', phone: '0491 570 157' },
  { name: 'Tom Whitford', role: 'Sales', email: 'tom.whitford@example.com', phone: '0491 570 158' },
  { name: 'Grace Liu', role: 'Admin', email: 'grace.liu@example.com', phone: '0491 570 159' },
]
