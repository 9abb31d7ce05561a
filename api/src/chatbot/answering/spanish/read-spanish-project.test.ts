import { describe, expect, it } from 'vitest';
import type { ProjectWords } from '../../reading/reading.js';
import { readSpanishProject } from './read-spanish-project.js';

const nothing: ProjectWords = { notKinds: [], features: [], without: [], unpriced: [] };

describe('a project in Spanish', () => {
  it.each<[string, Partial<ProjectWords>]>([
    ['cuanto cuesta una pagina web', { kind: 'business' }],
    ['una página de 5 secciones', { kind: 'business', pages: 5 }],
    ['son cinco paginas', { pages: 5 }],
    ['nada mas tres hojas', { pages: 3 }],
    ['como quince páginas', { pages: 15 }],
    ['dos paginas mas', { morePages: 2 }],
    ['agréguele tres secciones', { morePages: 3 }],
    ['quitele una seccion', { morePages: -1 }],
    ['cinco paginas mas o menos', { pages: 5 }],
    ['una sola página', { kind: 'landing', pages: 1 }],
    ['nomas una pagina', { kind: 'landing' }],
    ['quiero una tienda en línea', { kind: 'ecommerce' }],
    ['cuanto por una tienda', { kind: 'ecommerce' }],
    ['una pagina para mi tienda de ropa', { kind: 'business' }],
    ['cuanto sale una app', { kind: 'app' }],
    ['quiero un blog', { kind: 'blog' }],
    ['una pagina con blog', { kind: 'business', features: ['Blog'] }],
    ['y con un blog', { features: ['Blog'] }],
    ['con menú y mapa', { features: ['Online menu', 'Map and directions'] }],
    ['que saquen citas y vean la galería', { features: ['Online booking', 'Photo gallery'] }],
    ['y si le pongo pedidos', { features: ['Online ordering'] }],
    ['con formulario para cotizaciones', { features: ['Quote form'] }],
    ['un catálogo de mis productos', { features: ['Shop'] }],
    ['sin pedidos ni citas', { without: ['Online booking', 'Online ordering'] }],
    [
      'quítale la galería pero con mapa',
      {
        features: ['Map and directions'],
        without: ['Photo gallery'],
      },
    ],
    ['en inglés y español', { features: ['Two languages'] }],
    ['muchas gracias', {}],
  ])('%j', (message, said) => {
    expect(readSpanishProject(message)).toEqual({ ...nothing, ...said });
  });

  it('leaves out everything else where something is wanted alone', () => {
    const { features, without } = readSpanishProject('no, nada más con citas');
    expect(features).toEqual(['Online booking']);
    expect(without).toContain('Online ordering');
    expect(without).not.toContain('Online booking');
  });
});
