import { memo } from 'react';
import { decodeEntities } from '@/lib/htmlEntities';
import { htmlToText } from '@/lib/htmlText';
import { lazyView } from './lazyView';
import { markupPart } from './markupPart';
import styles from './RichText.module.css';
import { WrittenText } from './WrittenText';

interface RichTextProps {
  /** HTML the server made of a user's text (protocol 5). */
  html: string;
}

/** Elements, and what a browser would read in another way than we do. */
const markup = /[<\r\0]|&(?!(?:amp|lt|gt|quot|apos|nbsp|#0?39);)/;

// Its words can be read in any case.
const MarkupText = lazyView(markupPart, WordsOf);

/** Formatted text of users. Where nothing is formatted it is shown without what makes elements of HTML. */
export const RichText = memo(function RichText({ html }: RichTextProps) {
  return markup.test(html) ? (
    <MarkupText html={html} fallback={<WordsOf html={html} />} />
  ) : (
    <PlainText text={decodeEntities(html)} />
  );
});

/** Finds the words only where they are shown: most often the elements are there at once. */
function WordsOf({ html }: RichTextProps) {
  return <PlainText text={htmlToText(html)} />;
}

function PlainText({ text }: { text: string }) {
  return (
    <div className={styles['text']} dir="auto">
      <WrittenText text={text} />
    </div>
  );
}
