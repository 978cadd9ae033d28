import { type Subject, subject } from './subject.js';

export const DESIGN: readonly Subject[] = [
  subject('design', '', 'design, designing, designer, creative design'),
  subject(
    'uiux',
    'design',
    'ui ux, ui ux design, ux, ui design, ux design, user interface, user experience, product design, product designer, interface design, ux designer, ui designer, ui, app design, app screens design, mobile app design, यूआई यूएक्स, user flows, ux strategy, screen design, design apps, app ka design, app interface, design handoff, ux process, ui kit, mobile ui, ui/ux, ux ui, uiux, app design karna, ux designing, ui designing, design career, ux course, ux engineer, experience design, design of apps, web and app design, product designing, ux basics, design process, dashboard ui, mobile design, app dizain, user centered design, app ki design, website ui, mobile app ui, app screens, saas design, web ui design, ux laws',
  ),
  subject(
    'figma',
    'uiux',
    'figma, figjam, फिग्मा, figma design, figma course, figma plugins, penpot, figma prototype, auto layout, figma to code, dev mode',
  ),
  subject('adobexd', 'uiux', 'adobe xd, sketch app, adobe experience design'),
  subject(
    'wireframe',
    'uiux',
    'wireframe, wireframing, wireframes, prototype, prototyping, prototypes, mockup, mockups, low fidelity, draw app, sketch screens, draw screens, paper prototype, clickable prototype, sketch app screens, mock up, screen sketch, app sketch, screen mockups, balsamiq, low fidelity wireframe, prototyping tools, draw the app',
  ),
  subject(
    'uxresearch',
    'uiux',
    'user research, ux research, usability, usability testing, user interview, user interviews, user testing, personas, customer journey, talk to users, user feedback, user surveys, usability test, field study, ask users, what users think, users think, users are thinking, understand users, user needs, interview users, survey design, heuristic evaluation, ux survey, customer interviews, research methods, user feedback collect, ask users questions, ux testing, a b test design, diary study, survey users, card sort',
  ),
  subject(
    'designsystem',
    'uiux',
    'design system, design systems, component library, style guide, design tokens',
  ),
  subject('designthinking', 'uiux', 'design thinking, human centered design, design sprint'),
  subject(
    'accessibility',
    'uiux webdev',
    'accessibility, wcag, inclusive design, a11y, accessible, screen reader, screen readers, blind users, visually impaired, disabled users, disability, keyboard navigation, color contrast, alt text, assistive technology, differently abled, colour blind, color blind, accessible website, accessible design, divyang, deaf users, inclusive website',
  ),
  subject('uxwriting', 'uiux', 'ux writing, microcopy, content design'),
  subject(
    'interaction',
    'uiux',
    'interaction design, micro interactions, microinteractions, motion ui, ui animation, motion design',
  ),
  subject(
    'infoarch',
    'uiux',
    'information architecture, card sorting, site map, navigation design',
  ),
  subject(
    'responsive',
    'uiux webdev css',
    'responsive design, responsive web, mobile first, responsive website, every screen size, fits every screen, mobile friendly, mobile friendly website',
  ),
  subject(
    'designtheory',
    'uiux graphicdesign',
    'visual design, color theory, colour theory, typography, layout design, gestalt, fonts, visual hierarchy, color and typography, colour and typography, fonts and colors, grid systems, visual design principles, fonts and colours, picking fonts, pick colours, colours that go together, colours together, which colours, color palette, colour palette, colour combination, colours for screens, font pairing, layout and grid, visual balance, rang, contrast and colour, composition design',
  ),
  subject(
    'portfolio',
    'uiux',
    'design portfolio, ux portfolio, case study portfolio, portfolio, ux case study, behance, dribbble, design job, designer job, show my work, case studies, portfolio banana',
  ),
  subject(
    'graphicdesign',
    'design',
    'graphic design, graphic designer, graphics, poster design, banner design, poster banana, indesign, ग्राफिक डिजाइन, posters, brochure, flyer, social media posts, festival post, banner, invitation card, wedding card, packaging design, typography poster, adobe, thumbnail design, thumbnails, business card, t shirt design, pamphlet, design poster, graphic designing, graphics design, graphic designer banna, social posts, instagram post design, banner banana, menu card, magazine design, t shirt printing, sticker design, print design, design software, flex banner, social media design, design posts, book cover, cover design, label design, ad design, print ready, ग्राफिक डिजाइनिंग, affinity, design for print, shaadi card',
  ),
  subject(
    'logodesign',
    'graphicdesign',
    'logo design, logo, logos, logo banana, logo maker, brand identity, branding, brand kit, logo designing, visual identity, brand design',
  ),
  subject('canva', 'graphicdesign', 'canva, canva design, canva sikhna, canva ai'),
  subject(
    'coreldraw',
    'graphicdesign',
    'coreldraw, corel draw, flex design, flex banner, visiting card, visiting card banana',
  ),
  subject(
    'illustrator',
    'graphicdesign',
    'illustrator, adobe illustrator, vector art, vector illustration',
  ),
  subject(
    'photoshop',
    'graphicdesign',
    'photoshop, photo shop, fotoshop, adobe photoshop, photopea, photo retouch, photo retouching, retouching, photo manipulation, background removal, album design',
  ),
  subject(
    'videoediting',
    '',
    'video editing, video editor, reels, edit videos, video banana, final cut, filmora, वीडियो एडिटिंग, edit video, video edit, reel editing, cinematic, youtube video editing, edit reels, reels edit, reels banana, vlog edit, transitions, green screen, subtitles, video cutting, short film, filmmaking, वीडियो बनाना, video editor banna, video edit karna, videos edit, shorts editing, cinematography, video shooting, film editing, youtube videos, youtube video, video kaise banaye, video creation, film making, vlogs, documentary, podcast video editing, youtuber, be a youtuber, become youtuber, youtuber banna, shorts banana, colour grade, sound design video, वीडियो एडिट, video making, video production, film direction, cinematographer, gopro, shoot videos, shoot video, videography, videographer, movie editing, edit movies, edit a film, edit clips, video banane, video banake, video bana kar, video editing karna, moviemaking, movie making, movie maker, film maker, wedding video, edit wedding video, wedding videos',
  ),
  subject(
    'capcut',
    'videoediting',
    'capcut, vn editor, kinemaster, inshot, mobile video editing, video editing mobile, phone video editing, phone par video edit, mobile se video editing, mobile par video edit, alight motion',
  ),
  subject(
    'davinci',
    'videoediting',
    'davinci resolve, davinci, color grading, colour grading, color correction',
  ),
  subject('premiere', 'videoediting', 'premiere pro, premier pro, adobe premiere, premiere'),
  subject(
    'motiongraphics',
    'videoediting animation',
    'motion graphics, after effects, motion graphic, aftereffects, motion designer, vfx, visual effects, logo animation',
  ),
  subject(
    'animation',
    'videoediting',
    'animation, 2d animation, 3d animation, animator, cartoon, animations, cartoon banana, whiteboard animation, stop motion, toon boom, adobe animate, explainer video, explainer videos, moho, एनिमेशन, lottie',
  ),
  subject(
    'threed',
    '',
    '3d modelling, blender, 3d modeling, maya, 3ds max, 3d design, cgi, blender 3d, 3d animation blender, 3d model, 3d models, sculpting, zbrush, render, rendering, geometry nodes, texturing, rigging, cinema 4d, product render, 3d rendering, 3d artist, 3d animation course blender, character modelling, substance painter, unreal archviz, archviz, houdini, 3d product, nuke, nuke compositing',
  ),
  subject(
    'cad',
    '',
    'cad, autocad, auto cad, solidworks, revit, sketchup, catia, technical drawing, cad drafting, civil 3d, fusion 360, mechanical design, house plan drawing, building design, bim, staad, auto cad 2d, ghar ka naksha, naksha, house plans, house plan, floor plan, floor plans, draw house plans, building plan, building plans, elevation, elevation drawing, 3d elevation, drafting, draftsman, ghar ka nakshe, nakshe, structural design, etabs, tekla, lumion, enscape, vray, v ray, autocad electrical, autocad mechanical, site plan, engineering graphics, machine drawing, isometric drawing',
  ),
  subject(
    'photography',
    'hobbies',
    'photography, dslr, photographer, photo shoot, lightroom, photo editing, photo khichna, camera photography, portrait photography, फोटोग्राफी, take photos, take pictures, click photos, photo lena, photo kheenchna, camera settings, shoot photos, portraits, photo le, फोटो, फोटो खींचना, blurry photos, blurry, mirrorless, shutter speed, aperture, iso settings, portrait mode, night photography, photo shoot karna, photo khinchna, photo click karna, photographer banna, baby photography, light and exposure, photo session, camera chalana, street photography, wildlife photography, photo lene, photos khinchna, studio lighting, photo banana, nature photography, photo kaise khinche, fashion photography, product ki photo, photo kheechna, event photography, newborn photography, real estate photography, camera basics, manual mode, click pictures, click good photos, click good pictures, photos lena, shoot pictures, gimbal',
  ),
  subject(
    'webflow',
    'nocode webdev uiux',
    'webflow, framer, framer site, gsap, scroll animation, web animation, readymag',
  ),
];
