import { BusinessReader } from '../mockup/engine/business-reader.js';
import { EmbeddedMockupEngine } from '../mockup/engine/embedded-mockup-engine.js';
import { loadPictures } from '../mockup/pictures/picture-file.js';
import { PictureFinder } from '../mockup/pictures/picture-finder.js';
import { loadTrades } from '../mockup/trade/trade-file.js';
import { TradeFinder } from '../mockup/trade/trade-finder.js';
import { absentEncoder } from '../sentence-encoder/absent-encoder.js';

/** The mockup engine with the trades of the build. It finds them by words alone, so that no test waits for a model. */
export const embeddedEngine = (): EmbeddedMockupEngine =>
  new EmbeddedMockupEngine(
    new BusinessReader(new TradeFinder(loadTrades(), absentEncoder)),
    new PictureFinder(loadPictures()),
  );
