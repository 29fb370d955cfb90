import { productsPath } from '@trade-portal/portal-components/paths'
import Link from 'next/link'
import { addressOf } from '../trade/routes'

const pine = addressOf(productsPath({ categoryId: 'TIMBER', typeId: 'Structural Pine' }))
const decking = addressOf(productsPath({ categoryId: 'OUTDOOR', typeId: 'Hardwood Decking' }))

export default function HomePage() {
  return (
    <>
      <h1>Timber for builders since 1962</h1>
      <p>
        Open at six. Trade customers see their own prices: <Link href={pine}>structural pine</Link>,{' '}
        <Link href={decking}>hardwood decking</Link>, or{' '}
        <Link href="/trade/products">everything that we sell</Link>.
      </p>
    </>
  )
}
