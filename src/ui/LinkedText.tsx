import type { TextToken } from '@/lib/textTokens';
import { ExternalLink } from './ExternalLink';

interface LinkedTextProps {
  /** As cut by `linkify` or `parseCellMarkup`. */
  tokens: readonly TextToken[];
}

/** A plain text whose addresses and `#` references are links. */
export function LinkedText({ tokens }: LinkedTextProps) {
  return (
    <>
      {tokens.map((token, index) =>
        token.href === undefined ? (
          token.text
        ) : token.external ? (
          <ExternalLink key={index} href={token.href}>
            {token.text}
          </ExternalLink>
        ) : (
          <a key={index} href={token.href}>
            {token.text}
          </a>
        ),
      )}
    </>
  );
}
